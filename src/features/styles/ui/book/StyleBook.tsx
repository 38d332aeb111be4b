import { useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TabList, TabPanel, useTabsId } from '../../../../ui/Tabs';
import { useBlockTypes } from '../../data/useBlockTypes';
import { usePresets } from '../../data/useFeatures';
import { bookOf, type BookPage } from '../../model/book';
import type { BlockType } from '../../model/blockType';
import { WithBlockTypes } from '../parts/WithBlockTypes';
import { BookExamples } from './BookExamples';
import { BookFrame } from './BookFrame';
import { PAGE_NAMES } from './words';
import styles from './StyleBook.module.css';

export interface StyleBookProps {
	/** Where in the styles the user is, such as `/blocks/core%2Fquote`. */
	readonly path: string;
	/** Goes to a screen of the styles; null where they cannot be changed. */
	readonly onGo: ( ( path: string ) => void ) | null;
}

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
	const [ page, setPage ] = useState< BookPage >( 'overview' );
	const color = usePresets( 'color' );
	const gradient = usePresets( 'gradient' );
	const duotone = usePresets( 'duotone' );
	const id = useTabsId();
	return (
		<div className={ styles.book }>
			<div className={ styles.tabs }>
				<div className={ styles.line }>
					<TabList
						label={ __( 'Style Book', 'atelier' ) }
						tabs={ [ ...book.keys() ].map( ( name ) => ( {
							name,
							label: PAGE_NAMES[ name ](),
						} ) ) }
						selected={ page }
						id={ id }
						onSelect={ setPage }
					/>
				</div>
			</div>
			<div className={ styles.pages }>
				<TabPanel id={ id } selected={ page }>
					<div className={ styles.page }>
						<BookFrame>
							<BookExamples
								key={ page }
								page={ page }
								groups={ book.get( page ) ?? [] }
								swatches={ { color, gradient, duotone } }
								path={ path }
								onGo={ onGo }
							/>
						</BookFrame>
					</div>
				</TabPanel>
			</div>
		</div>
	);
}
