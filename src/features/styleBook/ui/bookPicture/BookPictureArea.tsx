import { Spinner } from '@wordpress/components';
import { useLayoutEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Region } from '@/ui/Region';
import { pagesOf, type BookTab } from '../../model/book';
import { parseBookPicture, type BookPicture } from '../../model/bookPicture';
import { buildPath } from '@/features/styleControls/index.model';
import { presetsOf } from '@/features/globalStyles/index.model';
import { BookExamples, type BookSection } from '../book/BookExamples';
import { BookLayout } from '../book/BookLayout';
import { colorItems } from '../book/colorItems';
import { mainColors } from '../book/swatchGroups';
import areaStyles from '../StyleBookArea.module.css';
import { PictureFrame } from './PictureFrame';

interface BookPictureAreaProps extends AreaProps {
	/** The server's response. */
	readonly answer: unknown;
	/** Called with whether the picture is visible. */
	readonly onShown: ( isShown: boolean ) => void;
}

interface AreaProps {
	/** The current path in the styles. */
	readonly path: string;
	readonly page: BookTab;
	readonly onPage: ( page: BookTab ) => void;
	/** Opens a screen of the styles; null if the styles are read-only. */
	readonly onGo: ( ( path: string ) => void ) | null;
	/** Closes the book; null if nothing else can be shown instead. */
	readonly onClose: ( () => void ) | null;
	/** Called once it is painted. */
	readonly onPainted: () => void;
}

/**
 * The server-rendered start page of the book, usable like the book itself, which replaces it. Renders nothing if the
 * response can't be parsed.
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
	onClose,
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
				onClose={ onClose }
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
