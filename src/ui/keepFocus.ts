import { openDialog } from './openDialog';

/** A focused element and its ancestors: it may be removed by the time it is needed. */
interface Held {
	readonly element: WeakRef< HTMLElement >;
	/** The rows of lists around it, and the places whose control is exchanged for another, innermost first. */
	readonly rows: readonly Row[];
	/** The panels, dialogs and regions around it, innermost first. */
	readonly areas: readonly WeakRef< HTMLElement >[];
}

interface Row {
	readonly row: WeakRef< HTMLElement >;
	readonly list: WeakRef< HTMLElement >;
	readonly at: number;
	/** Its index among similar elements of the row. */
	readonly nth: number;
}

const ROW =
	'tr, li, [role="row"], [role="listitem"], [role="treeitem"], [role="option"], [data-focus-stays]';

/** Areas that can take the focus themselves. */
const AREA =
	'.components-modal__frame, .components-popover, [role="tabpanel"], [role="region"]';

/** Headings that take the focus when their screen or panel opens: first those of a panel. */
const HEADINGS = [ '[data-styles-heading]', '[data-screen-heading]' ] as const;

const FOCUSABLE =
	'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** The number of remembered elements: older ones belonged to another task. */
const LENGTH = 8;

/**
 * Keeps the focus from getting lost when its element is removed or hidden, such as a deleted row or a dialog without an
 * opener. Then the nearest remaining element takes it: the one focused before, the next row, the panel or region around
 * it, the heading of the screen.
 *
 * @return Ends that.
 */
export function keepFocus(): () => void {
	const held: Held[] = [];
	let frame = 0;

	const note = ( { target }: FocusEvent ) => {
		if ( target instanceof HTMLElement && target !== document.body ) {
			const before = held.findIndex(
				( { element } ) => element.deref() === target
			);
			if ( before >= 0 ) {
				held.splice( before, 1 );
			}
			held.unshift( describe( target ) );
			held.length = Math.min( held.length, LENGTH );
		}
	};
	const check = () => {
		// Code that moves the focus on purpose does so before the next frame.
		if ( frame === 0 && isNowhere() && held.length > 0 ) {
			frame = requestAnimationFrame( () => {
				frame = 0;
				const last = held[ 0 ]?.element.deref();
				if ( isNowhere() && ! ( last && isThere( last ) ) ) {
					rescue( held );
				}
			} );
		}
	};
	const observer = new MutationObserver( check );
	observer.observe( document.body, { childList: true, subtree: true } );
	document.addEventListener( 'focusin', note );
	document.addEventListener( 'focusout', check );
	return () => {
		observer.disconnect();
		cancelAnimationFrame( frame );
		document.removeEventListener( 'focusin', note );
		document.removeEventListener( 'focusout', check );
	};
}

const isNowhere = (): boolean =>
	document.activeElement === null || document.activeElement === document.body;

function describe( element: HTMLElement ): Held {
	const rows: Row[] = [];
	const areas: WeakRef< HTMLElement >[] = [];
	for (
		let around: HTMLElement | null = element;
		around && around !== document.body;
		around = around.parentElement
	) {
		const list: HTMLElement | null = around.parentElement;
		if ( list && around.matches( ROW ) ) {
			rows.push( {
				row: new WeakRef( around ),
				list: new WeakRef( list ),
				at: [ ...list.children ].indexOf( around ),
				nth: alikeIn( around, element ).indexOf( element ),
			} );
		}
		if ( around !== element && around.matches( AREA ) ) {
			areas.push( new WeakRef( around ) );
		}
	}
	return { element: new WeakRef( element ), rows, areas };
}

/** Moves the focus to the nearest element that takes it. */
function rescue( held: readonly Held[] ): void {
	const dialog = openDialog();
	for ( const candidate of candidates( held ) ) {
		if ( ! dialog || dialog.contains( candidate ) ) {
			candidate.focus( { preventScroll: true } );
			if ( ! isNowhere() ) {
				return;
			}
		}
	}
	dialog?.focus();
}

function* candidates( held: readonly Held[] ): Generator< HTMLElement > {
	for ( const { element, rows, areas } of held ) {
		const former = element.deref();
		if ( former && isThere( former ) ) {
			yield former;
		}
		for ( const row of rows ) {
			yield* inPlaceOf( row, former );
		}
		for ( const reference of areas ) {
			const area = reference.deref();
			if ( area && isThere( area ) ) {
				yield* all( area, ...HEADINGS );
				yield area;
			}
		}
	}
	yield* all( document, ...HEADINGS, '[data-focus-target]' );
}

const all = (
	around: ParentNode,
	...selectors: readonly string[]
): readonly HTMLElement[] =>
	selectors.flatMap( ( selector ) => [
		...around.querySelectorAll< HTMLElement >( selector ),
	] );

/** Candidates in place of a row: the same control in the row that moved up, else the first focusable element there. */
function* inPlaceOf(
	{ row, list, at, nth }: Row,
	former: HTMLElement | undefined
): Generator< HTMLElement > {
	const old = row.deref();
	const around = list.deref();
	if ( ! around?.isConnected ) {
		return;
	}
	const next =
		old && isThere( old )
			? old
			: ( around.children[ at ] ?? around.children[ at - 1 ] );
	if ( ! ( next instanceof HTMLElement ) ) {
		return;
	}
	const same = former && alikeIn( next, former )[ nth ];
	if ( same ) {
		yield same;
	}
	yield* focusableIn( next ).filter( ( { tabIndex } ) => tabIndex >= 0 );
}

const focusableIn = ( row: HTMLElement ): readonly HTMLElement[] => [
	row,
	...all( row, FOCUSABLE ),
];

const alikeIn = ( row: HTMLElement, former: HTMLElement ) =>
	focusableIn( row ).filter(
		( { tagName, className } ) =>
			tagName === former.tagName && className === former.className
	);

/** Whether an element is in the page and visible. */
const isThere = ( element: HTMLElement ): boolean =>
	element.isConnected &&
	element.getClientRects().length > 0 &&
	getComputedStyle( element ).visibility !== 'hidden' &&
	! element.matches( ':disabled' );
