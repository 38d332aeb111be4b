import type { AppError, Result } from '../../../kernel/result';

/** How long, in milliseconds, nothing may change before it is sent. */
const PAUSE = 800;

export interface Autosave {
	/** Sends this soon, in place of whatever waits for the same id. */
	readonly change: ( id: string, settings: string ) => void;
	/** Sends what waits, or could not be sent, now. */
	readonly flush: ( options?: { readonly isLeaving?: boolean } ) => void;
	/** Sends nothing for this id any more. */
	readonly forget: ( id: string ) => void;
	/** What the server does not have yet, by id. */
	readonly waiting: () => ReadonlyMap< string, string >;
}

interface AutosaveOptions {
	readonly send: (
		id: string,
		settings: string,
		options: { readonly isLeaving: boolean }
	) => Promise< Result< void > >;
	/** Told each time something could not be sent; it is kept for the next try. */
	readonly onFailed: ( id: string, error: AppError ) => void;
	/** Told each time something else waits. */
	readonly onWaiting?: () => void;
}

/** Sends settings after a pause, for each id one at a time and the last one last. */
export function createAutosave( {
	send,
	onFailed,
	onWaiting = () => undefined,
}: AutosaveOptions ): Autosave {
	const wanted = new Map< string, string >();
	const timers = new Map< string, ReturnType< typeof setTimeout > >();
	const sending = new Set< string >();
	/** The settings in a request that outlives the page. */
	const outliving = new Map< string, string >();

	const stopWaiting = ( id: string ) => {
		clearTimeout( timers.get( id ) );
		timers.delete( id );
	};

	const run = async ( id: string, isLeaving: boolean ): Promise< void > => {
		stopWaiting( id );
		const settings = wanted.get( id );
		if (
			settings === undefined ||
			( sending.has( id ) && ! isLeaving ) ||
			// A tab that is closed is hidden first.
			outliving.get( id ) === settings
		) {
			return;
		}
		sending.add( id );
		if ( isLeaving ) {
			outliving.set( id, settings );
		}
		const result = await send( id, settings, { isLeaving } );
		sending.delete( id );
		outliving.delete( id );
		if ( result.ok ) {
			if ( wanted.get( id ) === settings ) {
				wanted.delete( id );
				onWaiting();
			} else if ( ! timers.has( id ) ) {
				// It changed while it was on its way, and its pause is over.
				await run( id, false );
			}
		} else if ( wanted.has( id ) ) {
			onFailed( id, result.error );
		}
	};

	return {
		change( id, settings ) {
			wanted.set( id, settings );
			onWaiting();
			stopWaiting( id );
			timers.set(
				id,
				setTimeout( () => void run( id, false ), PAUSE )
			);
		},
		flush( { isLeaving = false } = {} ) {
			for ( const id of [ ...wanted.keys() ] ) {
				void run( id, isLeaving );
			}
		},
		forget( id ) {
			stopWaiting( id );
			wanted.delete( id );
			onWaiting();
		},
		waiting: () => wanted,
	};
}
