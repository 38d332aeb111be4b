/**
 * Runs inside the measured page, from its first moment: records when each milestone is first seen. Checks once per
 * frame, so that the overhead is the same for both editors.
 *
 * @param {Object}                                                               wanted
 * @param {{ shell: string, site: string, siteContent: string, canvas: string }} wanted.selectors
 * @param {string | undefined}                                                   wanted.text      Text in the loaded content.
 */
export function watch( {
	selectors: { shell, site, siteContent, canvas },
	text,
} ) {
	if ( window !== window.top ) {
		return;
	}
	/** @type {Record<string, number>} */
	const seen = {};
	let longTasks = 0;
	let shift = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			longTasks += duration;
		}
	} ).observe( { type: 'longtask', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( ! Reflect.get( entry, 'hadRecentInput' ) ) {
				shift += Number( Reflect.get( entry, 'value' ) );
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );

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
		[ ...document.querySelectorAll( frame ) ].some( ( element ) =>
			isVisible(
				/** @type {HTMLIFrameElement} */ (
					element
				).contentDocument?.querySelector( content )
			)
		);
	const named = `//body//*[not(self::script)][normalize-space(text())="${ text }"]`;
	const isNamed = () => {
		const found = document.evaluate(
			named,
			document,
			null,
			XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
			null
		);
		for ( let at = 0; at < found.snapshotLength; at++ ) {
			if (
				isVisible(
					/** @type {Element | null} */ ( found.snapshotItem( at ) )
				)
			) {
				return true;
			}
		}
		return false;
	};
	const milestones = {
		content: () => text !== undefined && isNamed(),
		shell: () => isVisible( document.querySelector( shell ) ),
		site: () => isShown( site, siteContent ),
		canvas: () => isShown( canvas, '[data-block]' ),
	};
	let isOver = false;
	const look = () => {
		if ( isOver ) {
			return;
		}
		for ( const [ name, isReached ] of Object.entries( milestones ) ) {
			if ( seen[ name ] === undefined && isReached() ) {
				seen[ name ] = performance.now();
			}
		}
		requestAnimationFrame( look );
	};
	requestAnimationFrame( look );

	Object.assign( window, {
		atelierBench: {
			/** @param {string} name */
			reached: ( name ) => seen[ name ] ?? null,
			longTasks: () => longTasks,
			shift: () => shift,
			/** The checks take time themselves, which must not count for the editor. */
			stop: () => {
				isOver = true;
			},
		},
	} );
}
