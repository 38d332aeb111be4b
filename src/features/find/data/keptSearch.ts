import type { Expanded } from '@/kernel/expanded';
import { findRoute, type FindParams } from '@/routing';
import { keepForReturn } from '@/routing/keepForReturn';
import type { Finding } from '../model/finding';
import type { FindForm } from '../model/form';

/** A search that has ended, with what was left out, and how much of it was shown. */
interface KeptSearch {
	readonly form: FindForm;
	readonly finding: Finding;
	readonly leftOut: ReadonlySet< string >;
	readonly expanded: Expanded;
}

const kept = keepForReturn< KeptSearch >( findRoute );

/** Keeps a search while documents are open that it leads to. */
export function keepSearch( search: KeptSearch ): void {
	if ( search.finding.status !== 'searching' ) {
		kept.keep( search );
	}
}

/** The search of an address, on the way back to it; null otherwise. */
export function keptSearch( { kind, search }: FindParams ): KeptSearch | null {
	const last = kept.back();
	return last?.form.text === search && last?.form.kind === ( kind ?? 'text' )
		? last
		: null;
}
