import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { stringOr } from '../../../kernel/guards';
import type { DocumentRef, EntityRecord } from '../../documents';
import { isAllowed, useEditedField } from '../../documents/records';
import { SettingRow } from './SettingRow';

/** Who can see a post, and since when. */
export function PostStatus( {
	document,
	post,
}: {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
} ) {
	const mayPublish = isAllowed( post, 'publish' );
	const [ status, editStatus ] = useEditedField( document, 'status' );
	const [ password, editPassword ] = useEditedField( document, 'password' );
	const chosen = stringOr( status );
	return (
		<>
			<SettingRow label={ __( 'Status', 'atelier' ) }>
				<SelectControl
					hideLabelFromVision
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Status', 'atelier' ) }
					value={ chosen }
					options={ optionsWith( chosen, mayPublish ) }
					onChange={ editStatus }
				/>
			</SettingRow>
			{ mayPublish && chosen !== 'private' && (
				<SettingRow label={ __( 'Password', 'atelier' ) }>
					<TextControl
						hideLabelFromVision
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Password', 'atelier' ) }
						help={ __(
							'Visitors must enter this password. Leave empty for public access.',
							'atelier'
						) }
						autoComplete="off"
						value={ stringOr( password ) }
						onChange={ editPassword }
					/>
				</SettingRow>
			) }
		</>
	);
}

interface Option {
	readonly value: string;
	readonly label: string;
}

/** The statuses that WordPress lets this user give, and the one that there is, even if a plugin has made it up. */
function optionsWith( current: string, mayPublish: boolean ): Option[] {
	const unpublished = [
		{ value: 'draft', label: __( 'Draft', 'atelier' ) },
		{ value: 'pending', label: __( 'Pending review', 'atelier' ) },
	];
	const published = [
		{ value: 'private', label: __( 'Private', 'atelier' ) },
		{ value: 'future', label: __( 'Scheduled', 'atelier' ) },
		{ value: 'publish', label: __( 'Published', 'atelier' ) },
	];
	const offered = mayPublish ? [ ...unpublished, ...published ] : unpublished;
	if ( offered.some( ( { value } ) => value === current ) ) {
		return offered;
	}
	const now = published.find( ( { value } ) => value === current );
	return [ ...offered, now ?? { value: current, label: current } ];
}
