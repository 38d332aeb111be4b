import { TextControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { rawText } from '@/kernel/guards';
import { useEditedField } from '@/features/documents/index.records';
import {
	searchPublished,
	SearchedChoice,
} from '@/features/quickEdit/index.records';
import { homepageMessage, lostPageMessage } from '../data/homepageMessages';
import { editSite } from '../data/site';
import { usePage } from '../data/usePage';
import { homepageProblem } from '../model/homepage';
import { SETTINGS, type SiteSettings } from '../model/site';

/** Chooses the homepage, and the posts page that goes with it. */
export function HomepagePages( { site }: { readonly site: SiteSettings } ) {
	const problem = homepageProblem( site );
	const { isLost } = usePage( site.postsPage );
	return (
		<>
			<PageChoice
				label={ __( 'Homepage', 'atelier' ) }
				id={ site.homepage }
				problem={
					problem === 'none' ? homepageMessage( problem ) : undefined
				}
				onChoose={ ( id ) => editSite( { [ SETTINGS.homepage ]: id } ) }
			/>
			<PageChoice
				label={ __( 'Posts page', 'atelier' ) }
				id={ site.postsPage }
				problem={
					problem === 'same' ? homepageMessage( problem ) : undefined
				}
				help={ __(
					'Lists your latest posts. Leave empty if you don’t need one.',
					'atelier'
				) }
				onChoose={ ( id ) =>
					editSite( { [ SETTINGS.postsPage ]: id } )
				}
			/>
			{ site.postsPage > 0 && problem === null && ! isLost && (
				<PostsPageTitle id={ site.postsPage } />
			) }
		</>
	);
}

interface PageChoiceProps {
	readonly label: string;
	/** The chosen page; 0 for none. */
	readonly id: number;
	readonly problem: string | undefined;
	readonly help?: string;
	readonly onChoose: ( id: number ) => void;
}

function PageChoice( { label, id, problem, help, onChoose }: PageChoiceProps ) {
	const { title, isLost } = usePage( id );
	return (
		<SearchedChoice
			label={ label }
			isLabelShown
			chosen={
				id > 0 ? { value: id, label: title || String( id ) } : null
			}
			search={ searchPages }
			problem={ problem ?? ( isLost ? lostPageMessage() : undefined ) }
			{ ...( help === undefined ? {} : { help } ) }
			onChoose={ ( value ) => onChoose( Number( value ) || 0 ) }
		/>
	);
}

const searchPages = ( text: string ) => searchPublished( 'page', text );

/** The title of the posts page: an edit of that page, not of the settings. */
function PostsPageTitle( { id }: { readonly id: number } ) {
	const document = useMemo(
		() => ( { type: 'page', id: String( id ) } ),
		[ id ]
	);
	const [ raw, edit ] = useEditedField( document, 'title' );
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Title of the posts page', 'atelier' ) }
			value={ rawText( raw ) }
			disabled={ raw === undefined }
			onChange={ edit }
		/>
	);
}
