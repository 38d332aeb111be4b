import { useSelect } from '@wordpress/data';
import { type StylesDoc, NO_CHANGES } from '../../globalStyles/index.model';
import { siteStyles } from '../../globalStyles/index.records';
import { useSignal } from '../../../ui/useSignal';
import { shownInstead, stylesWith } from './shownStyles';

/** Both layers as one as they are shown: with what is not saved yet, or as in the revision that is looked at. */
export function useShownStyles(): StylesDoc {
	const own = useSelect( siteStyles, [] );
	const other = useSignal( shownInstead );
	return (
		( own && other ? stylesWith( own, other ) : own )?.merged ?? NO_CHANGES
	);
}
