<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change of a record that the live site doesn't have any more.
 */
final class Missing_Change extends Checked_Change {
	private bool $is_in_trash;

	public function __construct( Change $change, bool $is_in_trash ) {
		parent::__construct( $change );
		$this->is_in_trash = $is_in_trash;
	}

	public function status(): string {
		return self::MISSING;
	}

	public function message(): string {
		return $this->is_in_trash
			? __( 'It was moved to the trash on the live site.', 'atelier' )
			: __( 'It was deleted on the live site.', 'atelier' );
	}

	public function is_undecided(): bool {
		return true;
	}

	public function is_given_up(): bool {
		return true;
	}
}
