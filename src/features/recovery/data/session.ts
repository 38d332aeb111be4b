/** Which pages of this site are open in which tabs right now. */

const PREFIX = 'atelier-session-';
const CHANNEL = 'atelier-sessions';

/** How long other pages have time to answer that they are there, in milliseconds. */
const ANSWER = 800;

/** A name that nothing else has; `randomUUID` needs a secure connection. */
export const randomId = (): string =>
	Array.from( crypto.getRandomValues( new Uint32Array( 4 ) ), ( part ) =>
		part.toString( 36 )
	).join( '-' );

/** This page, until it is left or loaded anew. */
export const session = randomId();

/** Absent where the page did not come over a secure connection. */
const locks = (): LockManager | undefined =>
	( navigator as { readonly locks?: LockManager } ).locks;

/** Shows other tabs that this page is open, for as long as it is. */
export function showLife(): void {
	// Never settled: the browser gives the lock back when the page is gone, however that came about.
	locks()
		?.request( PREFIX + session, () => new Promise( () => undefined ) )
		.catch( () => undefined );
	answerCalls();
}

/** Locks are not there without a secure connection: then pages are asked. */
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

/** The sessions whose pages are open, this one among them. */
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
