import {
	sectionOf,
	useParts,
	usePatterns,
	type Pattern,
} from '@/features/patterns';
import { PatternsNavigation } from './PatternsNavigation';

/** Links from a pattern or template part to all sections; its own section is marked. */
export function PatternSections( {
	type,
	id,
}: Pick< Pattern, 'type' | 'id' > ) {
	const patterns = usePatterns();
	const parts = useParts();
	const load = type === 'wp_template_part' ? parts : patterns;
	const shown =
		load.status === 'ready'
			? load.value.find( ( one ) => one.type === type && one.id === id )
			: undefined;
	return <PatternsNavigation current={ shown ? sectionOf( shown ) : null } />;
}
