import { useSelect } from '@wordpress/data';
import { isSameDoc } from '../model/doc';
import { NO_CHANGES } from '../model/values';
import { siteStyles } from './record';

/**
 * Whether the user has changed the theme's styles.
 *
 * @param isWanted Whether to load the styles now.
 */
export const useHasChanges = ( isWanted: boolean ): boolean =>
	useSelect(
		( select ) => {
			const styles = isWanted ? siteStyles( select ) : null;
			return (
				styles !== null && ! isSameDoc( styles.layers.user, NO_CHANGES )
			);
		},
		[ isWanted ]
	);
