import { useSelect } from '@wordpress/data';
import {
	type StylesDoc,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';
import { siteStyles } from '@/features/globalStyles/index.records';
import { useSignal } from '@/ui/useSignal';
import { shownInstead, stylesWith } from './shownStyles';

/** The merged layers as displayed: with unsaved changes, or of the displayed revision. */
export function useShownStyles(): StylesDoc {
	const own = useSelect( siteStyles, [] );
	const other = useSignal( shownInstead );
	return (
		( own && other ? stylesWith( own, other ) : own )?.merged ?? NO_CHANGES
	);
}
