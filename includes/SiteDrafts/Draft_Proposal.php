<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Agents\Draft_Notes;
use Atelier\Agents\Draft_Origin;
use Atelier\Agents\Review_Requests;
use Atelier\Records\Record_Rights;
use Atelier\Support\Person;

/**
 * What REST says of a site draft that an agent proposes.
 */
final class Draft_Proposal {
	private Record_Rights $rights;

	public function __construct( Record_Rights $rights ) {
		$this->rights = $rights;
	}

	/**
	 * @return array<string, mixed>|null As Draft_Origin::describe(), with `waits`: whether it waits for a review, and `asked`: whether the agent has notes to answer. Null for drafts of people.
	 */
	public static function summary( int $draft ): ?array {
		$origin = Draft_Origin::describe( $draft );
		return $origin ? $origin + array(
			'waits' => Review_Requests::has( $draft ),
			'asked' => Draft_Notes::count_open( $draft ) > 0,
		) : null;
	}

	/** @return array<string, mixed>|null With `notes` on the draft, and on the records that the user may edit. */
	public function describe( int $draft ): ?array {
		$summary = self::summary( $draft );
		return $summary ? $summary + array( 'notes' => $this->notes( $draft ) ) : null;
	}

	/** @return list<array<string, mixed>> */
	private function notes( int $draft ): array {
		$visible = array_filter( Draft_Notes::of( $draft ), fn( array $note ): bool => '' === $note['key'] || $this->rights->may_edit_key( $note['key'] ) );
		return array_map( static fn( array $note ): array => array( 'by' => Person::named( $note['by'] ) ) + $note, array_values( $visible ) );
	}
}
