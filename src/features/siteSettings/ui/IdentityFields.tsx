import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ok, type Result } from '@/kernel/result';
import {
	chooseIcon,
	choosePicture,
	type LibraryPicture,
} from '@/platform/mediaLibrary';
import { editSite, typeSite } from '../data/site';
import { usePicture } from '../data/pictures';
import { iconProblem, ICON_SIZE } from '../model/icon';
import { SETTINGS, type SiteSettings } from '../model/site';
import { IconPreview } from './IconPreview';
import { iconMessage } from './iconMessage';
import { PictureField, type Choice } from './PictureField';
import styles from './IdentityFields.module.css';

/** The title, the tagline, the logo and the icon of the site. */
export function IdentityFields( { site }: { readonly site: SiteSettings } ) {
	const logo = usePicture( site.logo );
	const icon = usePicture( site.icon );
	return (
		<div className={ styles.fields }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Site title', 'atelier' ) }
				help={ titleHelp( site.title ) }
				value={ site.title }
				onChange={ ( value ) => typeSite( SETTINGS.title, value ) }
			/>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Tagline', 'atelier' ) }
				help={ __(
					'A few words about your site. Shown by the Site Tagline block.',
					'atelier'
				) }
				value={ site.tagline }
				onChange={ ( value ) => typeSite( SETTINGS.tagline, value ) }
			/>
			<PictureField
				label={ __( 'Site logo', 'atelier' ) }
				help={ __( 'Shown by the Site Logo block.', 'atelier' ) }
				picture={ logo }
				labels={ {
					choose: __( 'Choose logo', 'atelier' ),
					replace: __( 'Replace logo', 'atelier' ),
					remove: __( 'Remove logo', 'atelier' ),
				} }
				choose={ chooseLogo }
				onChange={ ( id ) => editSite( { [ SETTINGS.logo ]: id } ) }
			/>
			<PictureField
				label={ __( 'Site icon', 'atelier' ) }
				help={ __(
					'Shown on browser tabs, in bookmarks and on phones. The image must be at least 512 × 512 pixels; you crop it to a square.',
					'atelier'
				) }
				picture={ icon }
				preview={
					<IconPreview
						url={ icon.status === 'ready' ? icon.url : '' }
						title={ site.title }
						tagline={ site.tagline }
					/>
				}
				labels={ {
					choose: __( 'Choose icon', 'atelier' ),
					replace: __( 'Replace icon', 'atelier' ),
					remove: __( 'Remove icon', 'atelier' ),
				} }
				choose={ chooseSiteIcon }
				onChange={ ( id ) => editSite( { [ SETTINGS.icon ]: id } ) }
			/>
		</div>
	);
}

const titleHelp = ( title: string ): string =>
	title.trim() === ''
		? __(
				'Your site has no title. Browser tabs and search results will show its tagline or address instead.',
				'atelier'
			)
		: __(
				'Shown by the Site Title block, on browser tabs and in search results.',
				'atelier'
			);

async function chooseLogo(): Promise< Result< Choice > > {
	const chosen = await choosePicture(
		__( 'Site logo', 'atelier' ),
		__( 'Use as logo', 'atelier' )
	);
	return chosen.ok
		? ok( chosen.value === null ? null : { id: chosen.value } )
		: chosen;
}

async function chooseSiteIcon(): Promise< Result< Choice > > {
	const chosen = await chooseIcon( {
		title: __( 'Site icon', 'atelier' ),
		action: __( 'Use as icon', 'atelier' ),
		size: ICON_SIZE,
		fits: ( picture ) => iconProblem( picture ) === null,
	} );
	return chosen.ok
		? ok( chosen.value && iconChoice( chosen.value ) )
		: chosen;
}

function iconChoice( picture: LibraryPicture ): Choice {
	const problem = iconProblem( picture );
	return problem
		? { problem: iconMessage( picture.fileName, problem ) }
		: { id: picture.id };
}
