import { useSelect } from '@wordpress/data';
import { hasStyle, type StyleEdit } from '@/features/globalStyles/index.model';
import { siteStyles } from '@/features/globalStyles/index.records';

/** Whether the user has set any value that these edits would reset. */
export const useIsAnyChanged = ( resets: readonly StyleEdit[] ): boolean =>
	useSelect(
		( select ) => {
			const layers = siteStyles( select )?.layers;
			return (
				layers !== undefined &&
				resets.some( ( { path, target } ) =>
					hasStyle( layers, path, target )
				)
			);
		},
		[ resets ]
	);
