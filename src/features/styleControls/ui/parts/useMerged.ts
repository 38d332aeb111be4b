import { useStyles } from '../../../globalStyles/index.records';
import { type StylesDoc, NO_CHANGES } from '../../../globalStyles/index.model';

/** The styles of the theme and the user, merged; nothing until they are known. */
export function useMerged(): StylesDoc {
	const load = useStyles();
	return load.status === 'ready' ? load.value.merged : NO_CHANGES;
}
