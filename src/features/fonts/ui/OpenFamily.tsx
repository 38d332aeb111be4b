import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FontFamily, FontSource } from '../model/family';
import { DeleteFamily } from './DeleteFamily';
import { ReplaceFamily } from './ReplaceFamily';
import { FamilyDetail } from './FamilyDetail';
import type { Report } from './LibraryNotice';
import { useFontLibrary } from './useFontLibrary';
import { removalReport } from './familyLabels';

interface OpenFamilyProps {
	readonly source: FontSource;
	readonly family: FontFamily;
	readonly onBack: () => void;
	readonly onDeleted: ( report: Report ) => void;
}

/** One family of the site: its active variants, and buttons to replace and delete it. */
export function OpenFamily( {
	source,
	family,
	onBack,
	onDeleted,
}: OpenFamilyProps ) {
	const { fonts, installed } = useFontLibrary();
	const [ asked, setAsked ] = useState< 'deletion' | 'replacement' | null >(
		null
	);
	const close = () => setAsked( null );
	const onServer =
		source === 'custom' && installed.status === 'ready'
			? installed.value.find( ( { slug } ) => slug === family.slug )
			: undefined;
	return (
		<FamilyDetail
			family={ family }
			active={ fonts.active[ source ] }
			onChange={ ( next ) =>
				fonts.activate( { ...fonts.active, [ source ]: next } )
			}
			onBack={ onBack }
		>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				aria-haspopup="dialog"
				onClick={ () => setAsked( 'replacement' ) }
			>
				{ __( 'Replace…', 'atelier' ) }
			</Button>
			{ onServer?.canDelete && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					aria-haspopup="dialog"
					onClick={ () => setAsked( 'deletion' ) }
				>
					{ __( 'Delete', 'atelier' ) }
				</Button>
			) }
			{ asked === 'replacement' && (
				<ReplaceFamily
					slug={ family.slug }
					name={ family.name }
					onReplace={ () => undefined }
					onClose={ close }
				/>
			) }
			{ asked === 'deletion' && onServer && (
				<DeleteFamily
					family={ onServer }
					onClose={ close }
					onDone={ ( result ) => {
						close();
						onDeleted( removalReport( result ) );
					} }
				/>
			) }
		</FamilyDetail>
	);
}
