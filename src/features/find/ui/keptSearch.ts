import {
	currentAddress,
	documentRoute,
	findRoute,
	leftBehind,
	type FindParams,
} from '@/routing';
import type { FindForm } from '../model/form';
import type { Finding } from './useFinding';

/** A search that has ended, with what was left out. */
interface KeptSearch {
	readonly form: FindForm;
	readonly finding: Finding;
	readonly leftOut: ReadonlySet< string >;
}

let kept: KeptSearch | null = null;
let stopKeeping = (): void => undefined;

/** Keeps a search while documents are open that it leads to: its results may be large. */
export function keepSearch( search: KeptSearch ): void {
	stopKeeping();
	if ( search.finding.status === 'searching' ) {
		return;
	}
	kept = search;
	const stop = currentAddress.subscribe( forgetElsewhere );
	stopKeeping = () => {
		stop();
		kept = null;
		stopKeeping = () => undefined;
	};
	forgetElsewhere();
}

function forgetElsewhere(): void {
	const address = currentAddress.get();
	if ( ! documentRoute.parse( address ) && ! findRoute.parse( address ) ) {
		stopKeeping();
	}
}

/** The search of an address, on the way back to it; null otherwise. */
export const keptSearch = ( {
	kind,
	search,
}: FindParams ): KeptSearch | null =>
	leftBehind() &&
	kept?.form.text === search &&
	kept?.form.kind === ( kind ?? 'text' )
		? kept
		: null;
