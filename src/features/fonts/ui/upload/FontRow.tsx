import { memo } from '@wordpress/element';
import type { PlannedFace } from '../../model/upload/plan';
import { variantName } from '../familyLabels';
import { FileRow } from './FileRow';
import { stateLabel, uploadSize } from './uploadLabels';

interface FontRowProps extends PlannedFace {
	readonly isPacking: boolean;
	readonly doing: 'packing' | 'uploading' | null;
	readonly onRemove: ( id: number ) => void;
}

/** A variant of an added file. */
export const FontRow = memo( function FontRow( {
	isPacking,
	doing,
	onRemove,
	...face
}: FontRowProps ) {
	const { upload, facts } = face;
	return (
		<FileRow
			upload={ upload }
			title={ variantName( facts ) }
			size={ uploadSize( upload, isPacking ) }
			state={ stateLabel( face, doing ) }
			onRemove={ doing === 'uploading' ? null : onRemove }
		/>
	);
} );
