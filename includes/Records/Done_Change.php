<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change that the live site already has: publishing it saves nothing.
 */
final class Done_Change extends Checked_Change {
	private ?Compared_Change $compared;

	/** @param Compared_Change|null $compared What it would save again; null if the record is gone, or as it should be. */
	public function __construct( Change $change, ?Compared_Change $compared = null ) {
		parent::__construct( $change );
		$this->compared = $compared;
	}

	public function compared(): ?Compared_Change {
		return $this->compared;
	}

	public function status(): string {
		return self::READY;
	}

	public function message(): string {
		return '';
	}

	public function is_given_up(): bool {
		return true;
	}
}
