import { restoreGlobals } from './stubGlobal';

/** jsdom's own console, which all frames of a page share. */
interface Jsdom {
	_virtualConsole: { removeAllListeners: ( event: string ) => void };
}

if ( typeof window !== 'undefined' ) {
	// jsdom has no layout, and says so at each attempt to scroll, which would count as an error of ours.
	( window as unknown as Jsdom )._virtualConsole.removeAllListeners(
		'jsdomError'
	);
	Range.prototype.getClientRects = () =>
		Object.assign( [], { item: () => null } );
}

afterEach( restoreGlobals );
