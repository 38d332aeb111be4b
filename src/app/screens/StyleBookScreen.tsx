import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { CanvasFrame } from '@/features/sitePreview';
import { BookWithPicture } from '@/features/styleBook';
import { boot } from '@/platform/boot';
import { homeRoute } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useStage } from '../useStage';
import { StageContent } from './StageContent';
import { goTo } from './StylesSidebar';

/** The style book instead of the preview. A click on an example opens the styles that it shows. */
export const StyleBookPreview = ( {
	path,
	onEdit,
}: {
	readonly path: string;
	readonly onEdit: ( () => void ) | null;
} ) => (
	<CanvasFrame isFull={ false } onStretched={ onEdit }>
		<Book
			path={ path }
			onGo={ open }
			onClose={ () => goTo( path, false ) }
		/>
	</CanvasFrame>
);

const open = ( path: string ) => goTo( path, true );

/** The style book of a theme whose styles can't be edited. */
export const StyleBookScreen = () => (
	<ContentScreen
		title={ __( 'Style Book', 'atelier' ) }
		back={ homeRoute.build( { isEditing: false } ) }
	>
		<Book path="/" onGo={ null } onClose={ null } />
	</ContentScreen>
);

export const StyleBookSidebar = () => (
	<SidebarScreen
		title={ __( 'Styles', 'atelier' ) }
		back={ homeRoute.build( { isEditing: false } ) }
		description={ sprintf(
			/* translators: %s: name of the theme. */
			__(
				'Preview how blocks look on your site. %s isn’t a block theme, so you can’t change its styles here.',
				'atelier'
			),
			boot().theme.name
		) }
	/>
);

interface BookProps {
	readonly path: string;
	readonly onGo: ( ( path: string ) => void ) | null;
	readonly onClose: ( () => void ) | null;
}

const Book = ( props: BookProps ) => (
	<BookWithPicture { ...props }>
		{ ( book ) => <Loaded { ...props } { ...book } /> }
	</BookWithPicture>
);

type LoadedProps = BookProps &
	Parameters< ComponentProps< typeof BookWithPicture >[ 'children' ] >[ 0 ];

function Loaded( props: LoadedProps ) {
	// The blocks of the book: loaded at once, not when the book first needs them.
	useStage( 'editor', true );
	const stage = useStage( 'records', true );
	const { onSettled } = props.standIn;
	const hasFailed = stage.status === 'failed';
	useEffect( () => {
		if ( hasFailed ) {
			onSettled();
		}
	}, [ hasFailed, onSettled ] );
	return (
		<StageContent
			stage={ stage }
			problem={ __( 'The style book could not be loaded', 'atelier' ) }
		>
			{ ( { StyleBookArea } ) => <StyleBookArea { ...props } /> }
		</StageContent>
	);
}
