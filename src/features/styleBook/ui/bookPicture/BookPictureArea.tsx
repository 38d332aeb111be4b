import { Spinner } from '@wordpress/components';
import { useLayoutEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Region } from '../../../../ui/Region';
import { pagesOf, type BookTab } from '../../model/book';
import { parseBookPicture, type BookPicture } from '../../model/bookPicture';
import { buildPath } from '../../../styleControls/index.model';
import { presetsOf } from '../../../globalStyles/index.model';
import { BookExamples, type BookSection } from '../book/BookExamples';
import { BookLayout } from '../book/BookLayout';
import { colorItems } from '../book/colorItems';
import { mainColors } from '../book/swatches';
import areaStyles from '../StyleBookArea.module.css';
import { PictureFrame } from './PictureFrame';

interface BookPictureAreaProps extends AreaProps {
	/** What the server has sent. */
	readonly answer: unknown;
	/** Told whether anything is shown. */
	readonly onShown: ( isShown: boolean ) => void;
}

interface AreaProps {
	/** Where in the styles the user is. */
	readonly path: string;
	readonly page: BookTab;
	readonly onPage: ( page: BookTab ) => void;
	/** Goes to a screen of the styles; null where they cannot be changed. */
	readonly onGo: ( ( path: string ) => void ) | null;
	/** Called once it has been seen. */
	readonly onPainted: () => void;
}

/**
 * What the book opens with, rendered by the server: it can be used as the book itself, which takes its place. Nothing
 * where the answer cannot be read.
 */
export function BookPictureArea( {
	answer,
	onShown,
	...props
}: BookPictureAreaProps ) {
	const picture = useMemo( () => parseBookPicture( answer ), [ answer ] );
	const isReadable = picture !== null;
	useLayoutEffect( () => {
		onShown( isReadable );
		return () => onShown( false );
	}, [ isReadable, onShown ] );
	return picture && <Area picture={ picture } { ...props } />;
}

function Area( {
	picture,
	path,
	page,
	onPage,
	onGo,
	onPainted,
}: AreaProps & { readonly picture: BookPicture } ) {
	const sections = useMemo( () => sectionsOf( picture ), [ picture ] );
	return (
		<Region
			label={ __( 'Style Book', 'atelier' ) }
			isFocusTarget
			className={ areaStyles.area }
		>
			<BookLayout
				pages={ pagesOf( picture.categories ) }
				hasContrast={ onGo !== null }
				page={ page }
				onPage={ onPage }
			>
				{ page === 'overview' ? (
					<PictureFrame picture={ picture } onPainted={ onPainted }>
						<BookExamples
							sections={ sections }
							path={ path }
							onGo={ onGo }
						/>
					</PictureFrame>
				) : (
					<div className={ areaStyles.message }>
						<Spinner />
						<span className="screen-reader-text" role="status">
							{ __( 'Loading…', 'atelier' ) }
						</span>
					</div>
				) }
			</BookLayout>
		</Region>
	);
}

const sectionsOf = ( {
	doc,
	examples,
}: BookPicture ): readonly BookSection[] => [
	{
		title: null,
		items: colorItems( mainColors( { color: presetsOf( doc, 'color' ) } ) ),
	},
	{
		title: null,
		items: examples.map( ( { name, title, html } ) => ( {
			key: name,
			title,
			path: buildPath( '/blocks/{block}', { block: name } ),
			picture: (
				<div className="atelier-book__picture">
					<div
						className="block-editor-block-list__layout is-root-container"
						dangerouslySetInnerHTML={ { __html: html } }
					/>
				</div>
			),
		} ) ),
	},
];
