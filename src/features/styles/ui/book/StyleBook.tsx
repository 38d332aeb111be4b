import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TabList, TabPanel, useTabsId, type Tab } from '../../../../ui/Tabs';
import { useBlockTypes } from '../../data/useBlockTypes';
import { useShownStyles } from '../../data/useShownStyles';
import { bookOf, pageWith, type BookPage } from '../../model/book';
import type { BlockType } from '../../model/blockType';
import { blockOf } from '../../model/navigation';
import { presetsOf } from '../../model/presets';
import { WithBlockTypes } from '../parts/WithBlockTypes';
import { BookExamples } from './BookExamples';
import { BookFrame } from './BookFrame';
import { ContrastList } from './ContrastList';
import type { Swatches } from './swatches';
import { PAGE_NAMES } from './words';
import styles from './StyleBook.module.css';

export interface StyleBookProps {
	/** Where in the styles the user is, such as `/blocks/core%2Fquote`. */
	readonly path: string;
	/** Goes to a screen of the styles; null where they cannot be changed. */
	readonly onGo: ( ( path: string ) => void ) | null;
}

/** The page that is no part of the book itself: how well what is in it can be read. */
const CONTRAST = 'contrast';

type BookTab = Tab< BookPage | typeof CONTRAST >;

/** Everything that the styles can change, as it looks now. */
export const StyleBook = ( props: StyleBookProps ) => (
	<WithBlockTypes load={ useBlockTypes() }>
		{ ( types ) => <Pages { ...props } types={ types } /> }
	</WithBlockTypes>
);

function Pages( {
	path,
	onGo,
	types,
}: StyleBookProps & { readonly types: readonly BlockType[] } ) {
	const book = useMemo( () => bookOf( types ), [ types ] );
	const [ page, setPage ] = useState< BookTab[ 'name' ] >( 'overview' );
	const block = blockOf( path );
	useEffect( () => {
		setPage( ( current ) =>
			block === null || current === CONTRAST
				? current
				: ( pageWith( book, block, current ) ?? current )
		);
	}, [ book, block ] );
	const swatches = useSwatches();
	const tabs: readonly BookTab[] = [
		...[ ...book.keys() ].map( ( name ) => ( {
			name,
			label: PAGE_NAMES[ name ](),
		} ) ),
		...( onGo
			? [
					{
						name: CONTRAST,
						label: __( 'Contrast', 'atelier' ),
					} as const,
				]
			: [] ),
	];
	const id = useTabsId();
	return (
		<div className={ styles.book }>
			<div className={ styles.tabs }>
				<div className={ styles.line }>
					<TabList
						label={ __( 'Style Book', 'atelier' ) }
						tabs={ tabs }
						selected={ page }
						id={ id }
						onSelect={ setPage }
					/>
				</div>
			</div>
			<div className={ styles.pages }>
				<TabPanel id={ id } selected={ page }>
					<div className={ styles.page }>
						{ page === CONTRAST ? (
							onGo && <ContrastList path={ path } onGo={ onGo } />
						) : (
							<BookFrame>
								<BookExamples
									key={ page }
									page={ page }
									groups={ book.get( page ) ?? [] }
									swatches={ swatches }
									path={ path }
									onGo={ onGo }
								/>
							</BookFrame>
						) }
					</div>
				</TabPanel>
			</div>
		</div>
	);
}

/** What there is to choose from, as it is shown. */
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
