import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { KeyboardEvent } from 'react';
import { clamp } from '@/kernel/clamp';
import { followScroll } from '@/ui/followScroll';
import { useSignal } from '@/ui/useSignal';
import { bringIntoView } from '@/features/blocks/index.editor';
import { useInsertionPoints } from '../data/useInsertionPoints';
import {
	addPatternAt,
	insertionPosition,
	sectionLabel,
	useSection,
} from '../data/zoomOut';
import { movedPoint, pointNear } from '../model/insertionPoints';
import styles from './InsertionPoints.module.css';

interface InsertionPointsProps {
	/** The canvas' document. */
	readonly frame: Document;
	/** The scale of the canvas. */
	readonly scale: number;
	readonly isInTemplate: boolean;
}

/** The maximum distance of the pointer to a point, in pixels of the canvas. */
const REACH = 40;
/** The time that the pointer may take from the canvas to a button, in milliseconds. */
const ON_THE_WAY = 150;

/** Buttons between the sections of a zoomed-out canvas, to add patterns. */
export function InsertionPoints( {
	frame,
	scale,
	isInTemplate,
}: InsertionPointsProps ) {
	const section = useSection( isInTemplate );
	const { root, ids, index, count, canInsert } = section;
	const points = useInsertionPoints( frame, section );
	const hover = useHover( frame, points );
	const position = usePosition( section );
	// The target of the arrow keys; the focused button stays mounted until it loses the focus.
	const [ wanted, setWanted ] = useState< number | null >( null );
	const [ focused, setFocused ] = useState< number | null >( null );
	useEffect( () => setWanted( null ), [ index, count ] );
	const stop = Math.min( wanted ?? position ?? index + 1, count );

	const layer = useRef< HTMLDivElement >( null );
	useEffect(
		() =>
			layer.current
				? followScroll( frame, layer.current, scale )
				: undefined,
		[ frame, scale ]
	);
	useLayoutEffect( () => {
		if ( wanted !== null ) {
			layer.current
				?.querySelector< HTMLElement >(
					`[data-point="${ wanted }"] button`
				)
				?.focus( { preventScroll: true } );
		}
	}, [ wanted ] );

	const point = points[ stop ];
	const bringPointIntoView = ( height: number ) => {
		const { clientHeight, scrollTop } = frame.documentElement;
		if ( height < scrollTop || height > scrollTop + clientHeight ) {
			frame.defaultView?.scrollTo( 0, height - clientHeight / 2 );
		}
	};
	const go = ( event: KeyboardEvent ) => {
		const from = focused ?? stop;
		const steps: Readonly< Record< string, number > > = {
			ArrowUp: from - 1,
			ArrowDown: from + 1,
			Home: 0,
			End: count,
		};
		const next = steps[ event.key ];
		if ( next !== undefined ) {
			event.preventDefault();
			setWanted( clamp( next, 0, count ) );
		}
	};
	if ( ! canInsert || point === undefined ) {
		return null;
	}
	const shown = new Set( [ stop, focused ?? stop, hover.point ?? stop ] );
	if ( index === 0 ) {
		shown.add( 0 );
	}
	return (
		// Arrow keys move between the buttons.
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className={ styles.points }
			onKeyDown={ go }
			onWheel={ ( { deltaY } ) =>
				frame.defaultView?.scrollBy( 0, deltaY / scale )
			}
		>
			<div ref={ layer }>
				{ [ ...shown ]
					.sort( ( a, b ) => a - b )
					.map( ( at ) => (
						<div
							key={ at }
							className={ styles.point }
							data-point={ at }
							data-lined={
								at === position ||
								at === hover.point ||
								at === focused
							}
							style={ {
								insetBlockStart: ( points[ at ] ?? 0 ) * scale,
							} }
							onMouseEnter={ () => hover.enter( at ) }
							onMouseLeave={ hover.leave }
							onFocus={ () => {
								setFocused( at );
								bringPointIntoView( points[ at ] ?? 0 );
							} }
							onBlur={ () => setFocused( null ) }
						>
							<Button
								size="small"
								variant="primary"
								icon={ plus }
								label={ nameOf( at, ids ) }
								tabIndex={ at === stop ? 0 : -1 }
								onClick={ () =>
									addPatternAt( { root, index: at } )
								}
							/>
						</div>
					) ) }
			</div>
		</div>
	);
}

function nameOf( at: number, ids: readonly string[] ): string {
	const above = ids[ at - 1 ];
	const below = ids[ at ];
	if ( above !== undefined ) {
		return sprintf(
			/* translators: %s: name of a section of a page, such as "Group". */
			__( 'Add pattern after “%s”', 'atelier' ),
			sectionLabel( above )
		);
	}
	return below === undefined
		? __( 'Add pattern', 'atelier' )
		: sprintf(
				/* translators: %s: name of a section of a page, such as "Group". */
				__( 'Add pattern before “%s”', 'atelier' ),
				sectionLabel( below )
			);
}

/** The point near the pointer, and event handlers for the buttons. */
function useHover( frame: Document, points: readonly number[] ) {
	const [ point, setPoint ] = useState< number | null >( null );
	const leaving = useRef( 0 );
	const known = useRef( points );
	known.current = points;
	const enter = ( at: number | null ) => {
		window.clearTimeout( leaving.current );
		setPoint( at );
	};
	const leave = () => {
		window.clearTimeout( leaving.current );
		leaving.current = window.setTimeout(
			() => setPoint( null ),
			ON_THE_WAY
		);
	};
	const told = useRef( { enter, leave } );
	useEffect( () => {
		const { current } = told;
		const move = ( { clientY }: MouseEvent ) =>
			current.enter(
				pointNear(
					known.current,
					clientY + ( frame.defaultView?.scrollY ?? 0 ),
					REACH
				)
			);
		frame.addEventListener( 'mousemove', move, { passive: true } );
		frame.documentElement.addEventListener( 'mouseleave', current.leave );
		return () => {
			window.clearTimeout( leaving.current );
			frame.removeEventListener( 'mousemove', move );
			frame.documentElement.removeEventListener(
				'mouseleave',
				current.leave
			);
		};
	}, [ frame ] );
	return { point, enter, leave };
}

/** The point of the open pattern list; null while it is closed. The next pattern is inserted after the last one. */
function usePosition( {
	ids,
	id,
}: {
	readonly ids: readonly string[];
	readonly id: string | null;
} ): number | null {
	const position = useSignal( insertionPosition );
	const isOpen = useSelect(
		( read ) => read( editorStore ).isInserterOpened(),
		[]
	);
	const before = useRef( ids );
	const selected = useRef( id );
	selected.current = id;
	useEffect( () => {
		const current = insertionPosition.get();
		if ( current && before.current !== ids ) {
			insertionPosition.set( {
				...current,
				index: movedPoint( current.index, before.current, ids ),
			} );
			if (
				selected.current !== null &&
				ids.length > before.current.length
			) {
				bringIntoView( selected.current );
			}
		}
		before.current = ids;
	}, [ ids ] );
	return isOpen && position ? position.index : null;
}
