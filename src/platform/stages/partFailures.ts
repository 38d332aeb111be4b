import { createSignal } from '@/kernel/signal';

/** Why a file of a plugin or theme isn't there, or isn't all there. */
export type PartReason = 'missing' | 'late' | 'threw' | 'overwrote';

/** A file of a plugin or theme that the editor goes on without. */
export interface PartFailure {
	/** The name of the plugin or theme. */
	readonly by: string;
	/** The URL; the handle for inline code. */
	readonly file: string;
	readonly reason: PartReason;
	/** What the browser or the name of the global says; empty if nothing. */
	readonly detail: string;
}

/** The failures of this page, each once. */
export const partFailures = createSignal< readonly PartFailure[] >( [] );

export function reportPart( failure: PartFailure ): void {
	const known = partFailures.get();
	const isKnown = known.some(
		( { file, reason } ) =>
			file === failure.file && reason === failure.reason
	);
	if ( ! isKnown ) {
		partFailures.set( [ ...known, failure ] );
	}
}
