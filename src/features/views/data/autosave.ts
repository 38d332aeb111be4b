import type { AppError, Result } from '@/kernel/result';

/** The pause in changes before a request, in milliseconds. */
const PAUSE = 800;

export interface Autosave {
	/** Sends these settings soon, instead of pending ones for the same id. */
	readonly change: ( id: string, settings: string ) => void;
	/** Sends pending and failed settings now. */
	readonly flush: ( options?: { readonly isLeaving?: boolean } ) => void;
	/** Drops the settings of this id. */
	readonly forget: ( id: string ) => void;
	/** Settings that the server does not have yet, by id. */
	readonly waiting: () => ReadonlyMap< string, string >;
}

interface AutosaveOptions {
	readonly send: (
		id: string,
		settings: string,
		options: { readonly isLeaving: boolean }
	) => Promise< Result< void > >;
	/** Called after each failed request; the settings are kept for the next try. */
	readonly onFailed: ( id: string, error: AppError ) => void;
	/** Called each time the pending settings of an id change. */
	readonly onWaiting?: ( id: string ) => void;
}

/** Sends settings after a pause, one request at a time for each id, in order. */
export function createAutosave( {
	send,
	onFailed,
	onWaiting = () => undefined,
}: AutosaveOptions ): Autosave {
	const wanted = new Map< string, string >();
	const timers = new Map< string, ReturnType< typeof setTimeout > >();
	const sending = new Set< string >();
	/** Settings in requests with `keepalive`, which outlive the page. */
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
			// A closing tab is hidden first, so this runs twice.
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
				onWaiting( id );
			} else if ( ! timers.has( id ) ) {
				// The settings changed during the request, and their pause is over.
				await run( id, false );
			}
		} else if ( wanted.has( id ) ) {
			onFailed( id, result.error );
		}
	};

	return {
		change( id, settings ) {
			wanted.set( id, settings );
			onWaiting( id );
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
			onWaiting( id );
		},
		waiting: () => wanted,
	};
}
