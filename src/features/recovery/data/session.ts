/** The open pages of this site in all tabs. */

const PREFIX = 'atelier-session-';
const CHANNEL = 'atelier-sessions';

/** The time in which other pages can answer, in milliseconds. */
const ANSWER = 800;

/** A unique id; `randomUUID` needs a secure connection. */
export const randomId = (): string =>
	Array.from( crypto.getRandomValues( new Uint32Array( 4 ) ), ( part ) =>
		part.toString( 36 )
	).join( '-' );

/** The id of this page until it is left or reloaded. */
export const session = randomId();

/** Absent without a secure connection. */
const locks = (): LockManager | undefined =>
	( navigator as { readonly locks?: LockManager } ).locks;

/** Shows other tabs that this page is open. */
export function showLife(): void {
	// Never settles: the browser releases the lock when the page ends for any reason.
	locks()
		?.request( PREFIX + session, () => new Promise( () => undefined ) )
		.catch( () => undefined );
	answerCalls();
}

/** Without a secure connection there are no locks: other pages then ask over a channel. */
function answerCalls(): void {
	if ( locks() || ! ( 'BroadcastChannel' in window ) ) {
		return;
	}
	const channel = new BroadcastChannel( CHANNEL );
	channel.onmessage = ( { data }: MessageEvent< unknown > ) => {
		if ( data === 'who' ) {
			channel.postMessage( session );
		}
	};
}

/** The sessions of open pages, including this one. */
export async function livingSessions(): Promise< ReadonlySet< string > > {
	const others = await ( locks() ? lockedSessions() : calledSessions() );
	return new Set( [ session, ...others ] );
}

async function lockedSessions(): Promise< readonly string[] > {
	try {
		const held = ( await locks()?.query() )?.held ?? [];
		return held.flatMap( ( { name } ) =>
			name?.startsWith( PREFIX ) ? [ name.slice( PREFIX.length ) ] : []
		);
	} catch {
		return [];
	}
}

function calledSessions(): Promise< readonly string[] > {
	if ( ! ( 'BroadcastChannel' in window ) ) {
		return Promise.resolve( [] );
	}
	return new Promise( ( resolve ) => {
		const found: string[] = [];
		const channel = new BroadcastChannel( CHANNEL );
		channel.onmessage = ( { data }: MessageEvent< unknown > ) => {
			if ( typeof data === 'string' && data !== 'who' ) {
				found.push( data );
			}
		};
		channel.postMessage( 'who' );
		setTimeout( () => {
			channel.close();
			resolve( found );
		}, ANSWER );
	} );
}
