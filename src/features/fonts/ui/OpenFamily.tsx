import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FontFamily, FontSource } from '../model/family';
import { DeleteFamily } from './DeleteFamily';
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

/** One family of the site: its active variants, and a button to delete it. */
export function OpenFamily( {
	source,
	family,
	onBack,
	onDeleted,
}: OpenFamilyProps ) {
	const { fonts, installed } = useFontLibrary();
	const [ isAsking, setIsAsking ] = useState( false );
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
			{ onServer?.canDelete && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					isDestructive
					aria-haspopup="dialog"
					onClick={ () => setIsAsking( true ) }
				>
					{ __( 'Delete', 'atelier' ) }
				</Button>
			) }
			{ isAsking && onServer && (
				<DeleteFamily
					family={ onServer }
					onClose={ () => setIsAsking( false ) }
					onDone={ ( result ) => {
						setIsAsking( false );
						onDeleted( removalReport( result ) );
					} }
				/>
			) }
		</FamilyDetail>
	);
}
