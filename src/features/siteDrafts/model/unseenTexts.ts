import { nodesIn } from '@/kernel/nodesIn';
import {
	isAlike,
	readColor,
	WHITE,
	type SimpleColor,
} from '@/kernel/simpleColor';

/** In texts: a review must not wait for a page with more of them, and says that there are more. */
const MOST = 5000;
const MORE = '…';
/** In pixels. */
const TINY = 4;
const CLEAR = 0.1;

/** What opens on demand, and what is no text. */
const ON_DEMAND =
	'details:not([open]),nav,dialog,[role="dialog"],[role="menu"],script,style,noscript,template';

/**
 * The texts of a content that visitors don't see on a page, whatever hides them there: as the browser has drawn it.
 *
 * @param page
 * @param content As HTML; all of the page if it is left out.
 * @param most    How many texts are looked at.
 */
export function unseenTexts(
	page: Document,
	content: string = page.body.innerHTML,
	most = MOST
): readonly string[] {
	const view = page.defaultView;
	const asked = textsIn( content );
	const texts = page.createTreeWalker( page.body, NodeFilter.SHOW_TEXT );
	const found = new Set< string >();
	let left = most;
	for (
		let node = texts.nextNode();
		node && view && left >= 0;
		node = texts.nextNode()
	) {
		const text = ( node.nodeValue ?? '' ).trim();
		const element = node.parentElement;
		if ( element && asked.has( lettersOf( text ) ) ) {
			left--;
			if ( left < 0 ) {
				found.add( MORE );
				break;
			}
			if (
				! element.closest( ON_DEMAND ) &&
				isUnseen( node, element, view )
			) {
				found.add( text );
			}
		}
	}
	return [ ...found ];
}

const textsIn = ( html: string ): ReadonlySet< string > =>
	new Set(
		nodesIn( html, NodeFilter.SHOW_TEXT )
			.map( ( { nodeValue } ) => lettersOf( nodeValue ?? '' ) )
			.filter( Boolean )
	);

/** WordPress writes other quotation marks and dashes. */
const lettersOf = ( text: string ): string =>
	text.replace( /[^\p{L}\p{N}]+/gu, '' );

function isUnseen( node: Node, element: Element, view: Window ): boolean {
	const style = view.getComputedStyle( element );
	const around = ancestorsOf( element ).map( ( one ) => ( {
		element: one,
		style: view.getComputedStyle( one ),
	} ) );
	const opacity = around.reduce(
		( all, { style: own } ) => all * Number( own.opacity || 1 ),
		1
	);
	const ink = readColor( style.webkitTextFillColor || style.color );
	return (
		style.visibility !== 'visible' ||
		around.some( ( { style: own } ) => own.display === 'none' ) ||
		opacity * ( ink?.alpha ?? 1 ) < CLEAR ||
		Number.parseFloat( style.fontSize ) < TINY ||
		isOutside( node, view ) ||
		around.some( isCut ) ||
		isLikeGround( ink, around )
	);
}

const ancestorsOf = ( element: Element ): readonly Element[] => {
	const all: Element[] = [];
	for ( let one: Element | null = element; one; one = one.parentElement ) {
		all.push( one );
	}
	return all;
};

/** Whether a text has no size, or is where nobody can scroll to. */
function isOutside( node: Node, view: Window ): boolean {
	const range = view.document.createRange();
	range.selectNodeContents( node );
	const { left, right, top, bottom, width, height } =
		range.getBoundingClientRect();
	const { scrollWidth, scrollHeight } = view.document.documentElement;
	return (
		width < 2 ||
		height < 2 ||
		right + view.scrollX <= 0 ||
		bottom + view.scrollY <= 0 ||
		left + view.scrollX >= scrollWidth ||
		top + view.scrollY >= scrollHeight
	);
}

interface Around {
	readonly element: Element;
	readonly style: CSSStyleDeclaration;
}

/** Whether nothing is left of what an element has inside. */
const isCut = ( { element, style }: Around ): boolean =>
	/hidden|clip/.test( style.overflow ) &&
	style.display !== 'inline' &&
	( element.clientWidth < 2 || element.clientHeight < 2 );

/** Whether a text has the color of what is behind it. Pictures may have any. */
function isLikeGround(
	ink: SimpleColor | null,
	around: readonly Around[]
): boolean {
	for ( const { element, style } of around ) {
		const ground = readColor( style.backgroundColor );
		if ( ! ground || ! ink || hasPicture( element, style ) ) {
			return false;
		}
		const drawn = colorsIn( style.backgroundImage );
		if ( drawn.length > 0 ) {
			return drawn.every( ( color ) => isAlike( ink, color ) );
		}
		if ( ground.alpha > 1 - CLEAR ) {
			return isAlike( ink, ground );
		}
		if ( ground.alpha > CLEAR ) {
			return false;
		}
	}
	return ink !== null && isAlike( ink, WHITE );
}

const hasPicture = ( element: Element, style: CSSStyleDeclaration ): boolean =>
	style.backgroundImage.includes( 'url(' ) ||
	[ ...element.children ].some( ( inner ) =>
		inner.matches(
			'img,video,picture,svg,canvas,.wp-block-cover__background'
		)
	);

/** The colors of a gradient. */
const colorsIn = ( image: string ): readonly SimpleColor[] =>
	( image.match( /rgba?\([\d\s.,/]+\)/g ) ?? [] ).flatMap(
		( color ) => readColor( color ) ?? []
	);
