import { createSignal } from '../../../kernel/signal';

/** What users have changed in views since they were opened: their pages, and what may not be saved yet. */
export const arranged = createSignal< ReadonlyMap< string, unknown > >(
	new Map()
);

/** Keeps what a view looks like now. */
export const arrange = ( id: string, view: unknown ): void =>
	arranged.set( new Map( arranged.get() ).set( id, view ) );

/** Has a view look as it is stored. */
export function forgetArranged( id: string ): void {
	const views = new Map( arranged.get() );
	views.delete( id );
	arranged.set( views );
}
