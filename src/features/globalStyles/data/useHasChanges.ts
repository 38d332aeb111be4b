import { useSelect } from '@wordpress/data';
import { isSameDoc } from '../model/doc';
import { NO_CHANGES } from '../model/values';
import { siteStyles } from './record';

/**
 * Whether users of this site have changed anything of the theme's styles.
 *
 * @param isWanted Whether to ask for it now, which loads the styles.
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
