import { useStyles } from '@/features/globalStyles/index.records';
import {
	type StylesDoc,
	NO_CHANGES,
} from '@/features/globalStyles/index.model';

/** The merged styles of the theme and the user; empty until they are loaded. */
export function useMerged(): StylesDoc {
	const load = useStyles();
	return load.status === 'ready' ? load.value.merged : NO_CHANGES;
}
