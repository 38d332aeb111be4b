<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\SiteDrafts;

defined( 'ABSPATH' ) || exit;

use Atelier\Support\Person;
use Atelier\Support\Rest;

/**
 * A site draft without its changes.
 */
final class Draft {
	/** The draft can be edited. */
	public const OPEN = 'open';

	/** The draft will be published at a date. */
	public const SCHEDULED = 'scheduled';

	/** The draft couldn't be published at its date, or has changed since it was scheduled; `problem` has the reason. */
	public const HELD = 'held';

	/** The draft is live and read-only. */
	public const PUBLISHED = 'published';

	public int $id;
	public string $title;

	/** One of the constants. */
	public string $status;

	/** The stylesheet of its theme. */
	public string $theme;

	public int $author;

	/** GMT, as in the database. */
	public string $created;
	public string $modified;

	/** @var array<string, mixed>|null See Draft_Store::set_schedule(). */
	public ?array $schedule;

	public Publication_Problem $problem;

	/** @var array<bool|float|int|string>|null `date` (GMT) and `user` of the publication, as far as they are stored. */
	public ?array $published;

	/** @param array<string, mixed> $state */
	public function __construct( \WP_Post $post, array $state ) {
		$this->id        = $post->ID;
		$this->title     = $post->post_title;
		// Stored data may be invalid. Templates and styles also contain their theme.
		$this->theme     = is_string( $state['theme'] ?? null ) ? $state['theme'] : get_stylesheet();
		$this->author    = (int) $post->post_author;
		$this->created   = $post->post_date_gmt;
		$this->modified  = $post->post_modified_gmt;
		$this->schedule  = is_array( $state['schedule'] ?? null ) ? array_filter( $state['schedule'], 'is_scalar' ) : null;
		$this->problem   = Publication_Problem::from_stored( $state['problem'] ?? '' );
		$this->published = is_array( $state['published'] ?? null ) ? array_filter( $state['published'], 'is_scalar' ) : null;
		$this->status    = self::PUBLISHED;
		if ( Draft_Store::PUBLISHED_STATUS !== $post->post_status ) {
			$this->status = $this->schedule ? self::SCHEDULED : ( $this->problem->is_empty() ? self::OPEN : self::HELD );
		}
	}

	/** When it will be published, for REST; null without a schedule. */
	public function due(): ?string {
		return $this->schedule ? Rest::time( (string) ( $this->schedule['date'] ?? '' ) ) : null;
	}

	/** @return array{ date: string, by: array{ id: int, name: string, avatar: string } }|null For REST. */
	public function publication(): ?array {
		return $this->published ? array(
			'date' => Rest::time( (string) ( $this->published['date'] ?? '' ) ),
			'by'   => Person::named( (int) ( $this->published['user'] ?? 0 ) ),
		) : null;
	}

	public function is_published(): bool {
		return self::PUBLISHED === $this->status;
	}
}
