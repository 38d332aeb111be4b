import { useEffect, useMemo, useRef } from '@wordpress/element';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { useBlockTypes } from '@/features/globalStyles/index.records';
import { useShownStyles } from '@/features/stylesheet/index.records';
import {
	bookOf,
	pageWith,
	type BookGroup,
	type BookPage,
	type BookTab,
} from '../../model/book';
import { type BlockType, presetsOf } from '@/features/globalStyles/index.model';
import { blockOf } from '@/features/styleControls/index.model';
import type { BookStandIn } from '../BookWithPicture';
import { WithBlockTypes } from '@/features/styleControls/index.records';
import { blockSections } from './blockSections';
import { BookExamples } from './BookExamples';
import { BookFrame } from './BookFrame';
import { BookLayout } from './BookLayout';
import { colorItems } from './colorItems';
import { ContrastList } from './ContrastList';
import {
	mainColors,
	swatchGroups,
	type SwatchGroup,
	type Swatches,
} from './swatchGroups';

export interface StyleBookProps {
	/** The current path in the styles, such as `/blocks/core%2Fquote`. */
	readonly path: string;
	/** Opens a screen of the styles; null if the styles are read-only. */
	readonly onGo: ( ( path: string ) => void ) | null;
	readonly page: BookTab;
	readonly onPage: Dispatch< SetStateAction< BookTab > >;
	/** Closes the book; null if nothing else can be shown instead. */
	readonly onClose: ( () => void ) | null;
	/** The placeholder while it loads; absent if there is none. */
	readonly standIn?: BookStandIn | undefined;
}

/** Examples of all styles, in the current styles. */
export function StyleBook( props: StyleBookProps ) {
	const load = useBlockTypes();
	const { onSettled } = props.standIn ?? {};
	const hasFailed = load.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onSettled?.();
		}
	}, [ hasFailed, onSettled ] );
	return (
		<WithBlockTypes load={ load }>
			{ ( types ) => <Pages { ...props } types={ types } /> }
		</WithBlockTypes>
	);
}

function Pages( {
	path,
	onGo,
	page,
	onPage,
	onClose,
	standIn,
	types,
}: StyleBookProps & { readonly types: readonly BlockType[] } ) {
	const book = useMemo( () => bookOf( types ), [ types ] );
	const block = blockOf( path );
	useFollowing( book, block, onPage );
	return (
		<BookLayout
			pages={ [ ...book.keys() ] }
			hasContrast={ onGo !== null }
			page={ page }
			onPage={ onPage }
			onClose={ onClose }
		>
			{ page === 'contrast' ? (
				onGo && (
					<Told tell={ standIn?.onSettled }>
						<ContrastList path={ path } onGo={ onGo } />
					</Told>
				)
			) : (
				<BookFrame isBehind={ standIn?.isShown === true }>
					<Examples
						key={ page }
						page={ page }
						groups={ book.get( page ) ?? NO_GROUPS }
						path={ path }
						onGo={ onGo }
						standIn={ standIn }
					/>
				</BookFrame>
			) }
		</BookLayout>
	);
}

const NO_GROUPS: readonly BookGroup[] = [];

/** Opens the page of the block that the user navigates to. A tab that was selected before the book loaded stays. */
function useFollowing(
	book: ReadonlyMap< BookPage, readonly BookGroup[] >,
	block: string | null,
	onPage: StyleBookProps[ 'onPage' ]
) {
	const isFirst = useRef( true );
	useEffect( () => {
		const isNew = isFirst.current;
		isFirst.current = false;
		if ( block === null ) {
			return;
		}
		onPage( ( current ) =>
			current === 'contrast' || ( isNew && current !== 'overview' )
				? current
				: ( pageWith( book, block, current ) ?? current )
		);
	}, [ book, block, onPage ] );
}

interface ExamplesProps extends Pick<
	StyleBookProps,
	'path' | 'onGo' | 'standIn'
> {
	readonly page: BookPage;
	readonly groups: readonly BookGroup[];
}

function Examples( { page, groups, path, onGo, standIn }: ExamplesProps ) {
	const swatches = useSwatches();
	const { heightOf, onSettled } = standIn ?? {};
	const sections = useMemo(
		() => [
			{
				title: null,
				items: colorItems( COLORS[ page ]?.( swatches ) ?? [] ),
			},
			...blockSections( groups, page, heightOf ),
		],
		[ page, groups, swatches, heightOf ]
	);
	return (
		<BookExamples
			sections={ sections }
			path={ path }
			onGo={ onGo }
			onPainted={ onSettled }
		/>
	);
}

/** The color groups of pages that show colors. */
const COLORS: Partial<
	Record< BookPage, ( swatches: Swatches ) => readonly SwatchGroup[] >
> = { overview: mainColors, colors: swatchGroups };

/** Calls back once it is mounted. */
function Told( {
	tell,
	children,
}: {
	readonly tell: ( () => void ) | undefined;
	readonly children: ReactNode;
} ) {
	useEffect( () => tell?.(), [ tell ] );
	return <>{ children }</>;
}

/** The available colors, gradients and duotones, as displayed. */
function useSwatches(): Swatches {
	const doc = useShownStyles();
	return useMemo(
		() => ( {
			color: presetsOf( doc, 'color', {} ),
			gradient: presetsOf( doc, 'gradient', {} ),
			duotone: presetsOf( doc, 'duotone', {} ),
		} ),
		[ doc ]
	);
}
