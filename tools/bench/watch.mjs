/**
 * Runs inside the measured page, from its first moment: tells when each milestone is first seen. Looks once per frame, so that
 * this costs the same in both editors.
 *
 * @param {Object}   wanted
 * @param {string}   wanted.shell  See `Editor`.
 * @param {string}   wanted.site
 * @param {string[]} wanted.opened The milestones of its opening.
 */
export function watch( { shell, site, opened } ) {
	if ( window !== window.top ) {
		return;
	}
	const CANVAS = 'iframe[name="editor-canvas"]';
	const BAR = '.atelier-canvas-EditorBar__bar, .editor-header';
	/** The frame with the site while its styles change. */
	const PREVIEW = `iframe[title="Site preview"], ${ CANVAS }`;
	/** What has the items of a list; WordPress has its menus in the sidebar. */
	const LIST =
		'.dataviews-view-list, .dataviews-view-grid, .dataviews-view-table tbody, .edit-site-sidebar-navigation-screen-navigation-menus, .atelier-dataview [role="grid"], .atelier-dataview tbody, .atelier-dataview [class*="GridLayout__grid"]';
	const BUSY = '[aria-busy="true"], .is-loading, .is-refreshing';
	const PATIENCE = 120_000;

	/** @param {string} selector */
	const all = ( selector ) => [ ...document.querySelectorAll( selector ) ];
	/** @param {Element | undefined} frame */
	const within = ( frame ) =>
		/** @type {HTMLIFrameElement | undefined} */ ( frame )?.contentDocument;

	/** @param {Element | null | undefined} element */
	const isVisible = ( element ) => {
		if ( ! element?.getBoundingClientRect().height ) {
			return false;
		}
		/** @type {Element | null} */
		let at = element;
		while ( at ) {
			const style = getComputedStyle( at );
			if ( style.opacity === '0' || style.visibility === 'hidden' ) {
				return false;
			}
			at =
				at.parentElement ??
				at.ownerDocument.defaultView?.frameElement ??
				null;
		}
		return true;
	};
	/**
	 * @param {string} frame
	 * @param {string} content
	 */
	const isShown = ( frame, content ) =>
		all( frame ).some( ( element ) =>
			isVisible( within( element )?.querySelector( content ) )
		);

	/** What changes on a page that has been opened. */
	const changing = {
		list: () => {
			const lists = all( LIST ).filter( isVisible );
			const isBusy = lists.some(
				( list ) => list.closest( BUSY ) ?? list.querySelector( BUSY )
			);
			const text = lists.map( ( list ) => list.textContent ).join( '' );
			return isBusy ? '' : text.trim();
		},
		color: () => {
			const frame = all( PREVIEW ).find( isVisible );
			const heading = within( frame )?.querySelector( 'h1, h2' );
			return heading ? getComputedStyle( heading ).color : '';
		},
	};
	const before = { list: '', color: '' };
	/** @param {'list' | 'color'} what */
	const isOther = ( what ) => {
		const now = changing[ what ]();
		return now !== '' && now !== before[ what ];
	};

	/** @type {Record<string, () => boolean>} */
	const milestones = {
		shell: () => isVisible( document.querySelector( shell ) ),
		site: () => isShown( site, 'h1, h2, .wp-block-post-title' ),
		canvas: () => isShown( CANVAS, '[data-block]' ),
		editing: () =>
			all( BAR ).some( isVisible ) && isShown( CANVAS, '[data-block]' ),
		styles: () =>
			all( 'button, a' ).some(
				( element ) =>
					element.textContent.trim() === 'Typography' &&
					isVisible( element )
			),
		book: () =>
			isShown(
				'iframe[name="style-book-canvas"]',
				'.wp-block-heading, h1, h2'
			),
		list: () => isOther( 'list' ),
		color: () => isOther( 'color' ),
	};

	/**
	 * Milliseconds until the first frame with a milestone is painted.
	 *
	 * @param {string} name
	 * @param {number} start
	 * @return {Promise<number>}
	 */
	const until = ( name, start ) =>
		new Promise( ( resolve, reject ) => {
			const look = () => {
				if ( milestones[ name ]?.() ) {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () =>
						resolve( performance.now() - start );
					port2.postMessage( null );
				} else if ( performance.now() > start + PATIENCE ) {
					reject( new Error( `Not seen: ${ name }.` ) );
				} else {
					requestAnimationFrame( look );
				}
			};
			requestAnimationFrame( look );
		} );

	const seen = Object.fromEntries(
		opened.map( ( name ) => [ name, until( name, 0 ) ] )
	);
	/** @type {Promise<number>} */
	let next = Promise.resolve( NaN );
	/** @type {object[]} */
	const printed = [];

	Object.assign( window, {
		atelierBench: {
			/** @param {string} name */
			seen: ( name ) => seen[ name ],
			/**
			 * The next event of this kind, on the page or in a frame, begins the time until the milestone.
			 *
			 * @param {string} name
			 * @param {string} kind
			 */
			expect: ( name, kind ) => {
				for ( const what of /** @type {const} */ ( [
					'list',
					'color',
				] ) ) {
					before[ what ] = changing[ what ]();
				}
				next = new Promise( ( resolve ) => {
					const views = [
						window,
						...all( 'iframe' ).map(
							( frame ) => within( frame )?.defaultView
						),
					];
					const heard = new AbortController();
					for ( const view of views ) {
						view?.addEventListener(
							kind,
							( { timeStamp } ) => {
								heard.abort();
								const { timeOrigin } = view.performance;
								const ahead =
									timeOrigin - performance.timeOrigin;
								resolve( until( name, timeStamp + ahead ) );
							},
							{ capture: true, signal: heard.signal }
						);
					}
				} );
			},
			reached: () => next,
			/** The REST answers that came with the page or with scripts, in place of requests. */
			printed: () => JSON.stringify( printed ),
		},
	} );

	/** @type {any} */
	let apiFetch;
	const wp = {};
	Object.defineProperty( wp, 'apiFetch', {
		enumerable: true,
		get: () => apiFetch,
		set: ( value ) => {
			apiFetch = value;
			const make = value.createPreloadingMiddleware;
			value.createPreloadingMiddleware = (
				/** @type {object} */ answers
			) => {
				printed.push( answers );
				return make( answers );
			};
		},
	} );
	Object.assign( window, { wp } );
}
