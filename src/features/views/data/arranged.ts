import { createSignal } from '@/kernel/signal';

/** Custom views as changed since they were opened: also their pages, and settings that may not be saved yet. */
export const arranged = createSignal< ReadonlyMap< string, unknown > >(
	new Map()
);

/** Keeps the current settings of a view. */
export const arrange = ( id: string, view: unknown ): void =>
	arranged.set( new Map( arranged.get() ).set( id, view ) );

/** Resets a view to its stored settings. */
export function forgetArranged( id: string ): void {
	const views = new Map( arranged.get() );
	views.delete( id );
	arranged.set( views );
}
