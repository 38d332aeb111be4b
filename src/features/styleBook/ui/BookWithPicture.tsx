import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type {
	ComponentProps,
	Dispatch,
	ReactNode,
	SetStateAction,
} from 'react';
import { letFirst, stageIfLoaded } from '@/platform/stages';
import { defineChunk, useChunk } from '@/ui/useChunk';
import { isPicturePrinted, useBookPicture } from '../data/bookPicture';
import { isInOverview, type BookTab } from '../model/book';
import { blockOf } from '@/features/styleControls/index.model';
import {
	transferState,
	readBook,
	sampleHeight,
	type BookState,
} from './transferState';
import type { BookPictureArea } from './bookPicture';
import styles from './BookWithPicture.module.css';

/** The placeholder of the book while it loads. */
export interface BookStandIn {
	/** Whether it is visible. */
	readonly isShown: boolean;
	/** Called once the book is visible, or has failed to load. */
	readonly onSettled: () => void;
	/** The height of a block's sample in the picture, in pixels. */
	readonly heightOf: ( block: string ) => number | undefined;
}

interface BookWithPictureProps {
	/** The current path in the styles. */
	readonly path: string;
	/** Opens a screen of the styles; null if the styles are read-only. */
	readonly onGo: ( ( path: string ) => void ) | null;
	/** Closes the book; null if nothing else can be shown instead. */
	readonly onClose: ( () => void ) | null;
	/** The book, or the message while it loads. */
	readonly children: ( book: {
		readonly page: BookTab;
		readonly onPage: Dispatch< SetStateAction< BookTab > >;
		readonly standIn: BookStandIn;
	} ) => ReactNode;
}

const PICTURE = defineChunk( () => import( './bookPicture' ) );

/**
 * The style book. Until it is loaded, a server-rendered picture stands in with the same controls: its selection, focus and
 * scroll position are transferred to the book.
 */
export function BookWithPicture( {
	path,
	onGo,
	onClose,
	children,
}: BookWithPictureProps ) {
	const [ page, onPage ] = useState< BookTab >( 'overview' );
	const [ isSettled, setSettled ] = useState(
		() => stageIfLoaded( 'editor' ) !== undefined
	);
	const isUseful = ! isSettled && isInOverview( blockOf( path ) );
	const answer = useBookPicture( isUseful );
	const onPainted = usePictureFirst( isUseful );
	const [ hasPicture, setHasPicture ] = useState( false );
	const pictureArea = useRef< HTMLDivElement >( null );
	const bookArea = useRef< HTMLDivElement >( null );
	const left = useRef< BookState | null >( null );
	const onSettled = useCallback( () => {
		left.current = pictureArea.current && readBook( pictureArea.current );
		setSettled( true );
	}, [] );
	useLayoutEffect( () => {
		if ( isSettled && left.current && bookArea.current ) {
			transferState( left.current, bookArea.current );
			left.current = null;
		}
	}, [ isSettled ] );
	const heightOf = useCallback(
		( block: string ) =>
			pictureArea.current
				? sampleHeight( pictureArea.current, block )
				: undefined,
		[]
	);
	// Elements behind the picture can't be focused.
	const isShown = hasPicture && ! isSettled;
	return (
		<>
			<div
				ref={ bookArea }
				className={ styles.book }
				data-behind={ isShown }
			>
				{ children( {
					page,
					onPage,
					standIn: { isShown, onSettled, heightOf },
				} ) }
			</div>
			{ answer !== null && (
				<div ref={ pictureArea } className={ styles.picture }>
					<Picture
						answer={ answer }
						path={ path }
						page={ page }
						onPage={ onPage }
						onGo={ onGo }
						onClose={ onClose }
						onShown={ setHasPicture }
						onPainted={ onPainted }
					/>
				</div>
			) }
		</>
	);
}

/**
 * Defers later requests until the picture is visible, if the page has one.
 *
 * @return Called once it is visible.
 */
function usePictureFirst( isUseful: boolean ): () => void {
	const seen = useRef< () => void >( () => undefined );
	const isFirst = useRef( isUseful );
	useEffect( () => {
		if ( ! isFirst.current ) {
			return undefined;
		}
		const isSeen = new Promise< void >( ( resolve ) => {
			seen.current = resolve;
		} );
		letFirst(
			isPicturePrinted().then( ( isPrinted ) =>
				isPrinted ? isSeen : undefined
			)
		);
		return () => seen.current();
	}, [] );
	return useCallback( () => seen.current(), [] );
}

/** If its code fails to load, there is no picture, and the book loads as usual. */
function Picture( props: ComponentProps< typeof BookPictureArea > ) {
	const chunk = useChunk( PICTURE );
	return chunk.status === 'ready' ? (
		<chunk.value.BookPictureArea { ...props } />
	) : null;
}
