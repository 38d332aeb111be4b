import { quickComputedStyle } from '../support/computedStyle';
import { usePage } from '../support/freshPage';
import { restoreGlobals } from './stubGlobal';

/** jsdom's virtual console, which all frames of a page share. */
interface Jsdom {
	_virtualConsole: { removeAllListeners: ( event: string ) => void };
}

if ( typeof window !== 'undefined' ) {
	// jsdom has no layout, and reports an error for each scroll, which would count as one of ours.
	( window as unknown as Jsdom )._virtualConsole.removeAllListeners(
		'jsdomError'
	);
	Range.prototype.getClientRects = () =>
		Object.assign( [], { item: () => null } );
	// Nothing ever has a size.
	Object.assign( window, {
		ResizeObserver: class {
			public observe() {}
			public unobserve() {}
			public disconnect() {}
		},
	} );
	window.getComputedStyle = quickComputedStyle(
		window,
		window.getComputedStyle.bind( window )
	);
}

if ( typeof window !== 'undefined' && 'wp' in window ) {
	usePage();
}

afterEach( restoreGlobals );
