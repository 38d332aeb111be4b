import type { RevealOptions } from './visitorsPage';

/** In elements. Longer pages are looked at in part: a preview must not wait. */
const MOST = 4000;

/** The part of the viewport that a layer covers if the page behind it can't be seen. */
const NEARLY_ALL = 0.95;

/**
 * Shows what only scripts show, which don't run in a preview: pages behind a loading screen, content that is faded in
 * while visitors scroll, and images that are loaded late.
 */
export function revealPage(
	page: Document,
	{ isReview = false }: RevealOptions = {}
): void {
	const view = page.defaultView;
	if ( ! view ) {
		return;
	}
	loadLateImages( page );
	showRoots( page, view );
	const elements = [ ...page.body.querySelectorAll< HTMLElement >( '*' ) ];
	const seen = elements.slice( 0, MOST );
	// Reads everything before it changes anything: a layout per element would take long.
	const covers = seen.filter( ( element ) => isCover( element, view ) );
	const hidden = seen.filter(
		( element ) =>
			! ( isReview && isHiddenByItself( element ) ) &&
			isFadedIn( element, view )
	);
	for ( const element of covers ) {
		hideCover( element, page, view );
	}
	for ( const element of hidden ) {
		put( element, SHOWN );
	}
	hideDrawnCovers( page, view );
}

/** What a redirect of another plugin brings back: the toolbar for logged-in users. */
export function hideToolbar( page: Document ): void {
	if ( page.getElementById( 'wpadminbar' ) ) {
		addRule(
			page,
			'#wpadminbar{display:none!important}html{margin-top:0!important}'
		);
	}
}

const SHOWN = {
	opacity: '1',
	visibility: 'visible',
	transform: 'none',
	animation: 'none',
	transition: 'none',
};

const put = (
	{ style }: HTMLElement,
	values: Readonly< Record< string, string > >
): void =>
	Object.entries( values ).forEach( ( [ name, value ] ) =>
		style.setProperty( name, value, 'important' )
	);

function addRule( page: Document, css: string ): void {
	const style = page.createElement( 'style' );
	style.textContent = css;
	page.head.append( style );
}

/** Pages that a script shows as a whole once they have loaded. */
function showRoots( page: Document, view: Window ): void {
	for ( const root of [ page.documentElement, page.body ] ) {
		const { opacity, visibility, display } = view.getComputedStyle( root );
		if ( display === 'none' ) {
			put( root, { display: 'block' } );
		}
		if ( Number( opacity ) < 0.1 || visibility === 'hidden' ) {
			put( root, SHOWN );
		}
	}
}

/** Content in the flow of the page that only lacks visibility. What opens on demand is out of the flow, or in a menu. */
function isFadedIn( element: HTMLElement, view: Window ): boolean {
	const { opacity, visibility, position, display } =
		view.getComputedStyle( element );
	const isUnseen =
		Number( opacity ) < 0.05 ||
		( visibility === 'hidden' &&
			element.parentElement !== null &&
			view.getComputedStyle( element.parentElement ).visibility !==
				'hidden' );
	if (
		! isUnseen ||
		display === 'none' ||
		( position !== 'static' && position !== 'relative' ) ||
		element.closest(
			'nav,[role="menu"],dialog,[role="dialog"],[aria-hidden="true"],label,input'
		)
	) {
		return false;
	}
	const { width, height } = element.getBoundingClientRect();
	return width >= 60 && height >= 12 && hasContent( element );
}

const hasContent = ( element: Element ): boolean =>
	element.matches( 'img,picture,video,svg' ) ||
	element.querySelector( 'img,picture,video' ) !== null ||
	element.textContent.trim() !== '';

/** Whether an element's own style hides it. What waits for a script is hidden by a class, which scripts take away. */
const isHiddenByItself = ( { style }: HTMLElement ): boolean =>
	style.opacity !== '' || style.visibility !== '';

/** A layer over the whole viewport that nothing can be seen through, and that isn't the page itself. */
function isCover( element: HTMLElement, view: Window ): boolean {
	const style = view.getComputedStyle( element );
	const isLayer =
		style.position === 'fixed' ||
		( style.position === 'absolute' &&
			element.parentElement === element.ownerDocument.body );
	if (
		! isLayer ||
		style.display === 'none' ||
		style.visibility === 'hidden' ||
		Number( style.opacity ) < 0.5 ||
		! isOpaque( style )
	) {
		return false;
	}
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const width = Math.min( right, view.innerWidth ) - Math.max( left, 0 );
	const height = Math.min( bottom, view.innerHeight ) - Math.max( top, 0 );
	const all = element.ownerDocument.body.textContent.trim().length;
	return (
		width >= view.innerWidth * NEARLY_ALL &&
		height >= view.innerHeight * NEARLY_ALL &&
		element.textContent.trim().length < all / 2
	);
}

function isOpaque( {
	backgroundColor,
	backgroundImage,
}: CSSStyleDeclaration ): boolean {
	const [ , , , alpha = 1 ] = backgroundColor
		.split( /[\s,/()]/ )
		.map( parseFloat )
		.filter( ( number ) => ! Number.isNaN( number ) );
	return (
		backgroundImage !== 'none' ||
		( backgroundColor !== 'transparent' && alpha > 0.5 )
	);
}

/** Hides a layer if it is in front of everything: backgrounds are as large. */
function hideCover( element: HTMLElement, page: Document, view: Window ): void {
	const before = element.style.pointerEvents;
	element.style.pointerEvents = 'auto';
	const isInFront = [ 0.1, 0.5, 0.9 ].every( ( at ) => {
		const top = page.elementFromPoint(
			view.innerWidth * at,
			view.innerHeight * at
		);
		return top !== null && element.contains( top );
	} );
	element.style.pointerEvents = before;
	if ( isInFront ) {
		put( element, { display: 'none' } );
	}
}

/** Loading screens without an element of their own. */
function hideDrawnCovers( page: Document, view: Window ): void {
	const roots = [
		page.documentElement,
		page.body,
		...( [ ...page.body.children ] as HTMLElement[] ),
	];
	for ( const pseudo of [ '::before', '::after' ] ) {
		for ( const root of roots ) {
			const style = view.getComputedStyle( root, pseudo );
			if (
				style.content !== 'none' &&
				style.content !== 'normal' &&
				style.position === 'fixed' &&
				Number( style.zIndex ) > 0 &&
				Number.parseFloat( style.width ) >=
					view.innerWidth * NEARLY_ALL &&
				Number.parseFloat( style.height ) >=
					view.innerHeight * NEARLY_ALL &&
				isOpaque( style )
			) {
				root.setAttribute( 'data-atelier-bare', '' );
				addRule(
					page,
					`[data-atelier-bare]${ pseudo }{display:none!important}`
				);
			}
		}
	}
	// A scrollbar that the loading screen has taken away.
	for ( const root of [ page.documentElement, page.body ] ) {
		if ( view.getComputedStyle( root ).position === 'fixed' ) {
			put( root, { position: 'static' } );
		}
	}
}

/** Where plugins keep the address of an image until it is scrolled to. */
const LATE = {
	src: [ 'data-src', 'data-lazy-src', 'data-original', 'data-lazyload' ],
	srcset: [ 'data-srcset', 'data-lazy-srcset' ],
	sizes: [ 'data-sizes', 'data-lazy-sizes' ],
} as const;

const BACKGROUNDS = [ 'data-bg', 'data-background-image', 'data-bg-url' ];

function loadLateImages( page: Document ): void {
	for ( const image of page.querySelectorAll( 'img,source,iframe' ) ) {
		const src = image.getAttribute( 'src' ) ?? '';
		if (
			src !== '' &&
			! /^(data:|about:)/.test( src ) &&
			! hasLate( image )
		) {
			continue;
		}
		for ( const [ name, sources ] of Object.entries( LATE ) ) {
			const value = sources
				.map( ( source ) => image.getAttribute( source ) ?? '' )
				.find( ( text ) => text !== '' && text !== 'auto' );
			if ( value !== undefined && ! /^\s*javascript:/i.test( value ) ) {
				image.setAttribute( name, value );
			}
		}
	}
	for ( const name of BACKGROUNDS ) {
		for ( const element of page.querySelectorAll< HTMLElement >(
			`[${ name }]`
		) ) {
			const [ , url ] =
				/^\s*(?:url\(\s*["']?)?([^"'()\s]+)/.exec(
					element.getAttribute( name ) ?? ''
				) ?? [];
			if ( url !== undefined && ! element.style.backgroundImage ) {
				element.style.backgroundImage = `url("${ url }")`;
			}
		}
	}
}

const hasLate = ( image: Element ): boolean =>
	LATE.src.some( ( name ) => image.hasAttribute( name ) );
