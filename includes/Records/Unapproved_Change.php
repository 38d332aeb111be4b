<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Records;

defined( 'ABSPATH' ) || exit;

/**
 * A change with values of somebody who may not publish them. Whoever may can take it over.
 */
final class Unapproved_Change extends Checked_Change {
	private Compared_Change $compared;

	/** @var list<array{ property: string, by: array<string, mixed>|null, message: string }> */
	private array $withheld;

	/** @param list<array{ property: string, by: array<string, mixed>|null, message: string }> $withheld See Author_Check. */
	public function __construct( Compared_Change $compared, array $withheld ) {
		parent::__construct( $compared->change() );
		$this->compared = $compared;
		$this->withheld = $withheld;
	}

	public function compared(): ?Compared_Change {
		return $this->compared;
	}

	public function status(): string {
		return self::UNAPPROVED;
	}

	public function message(): string {
		return __( 'Part of this was saved by someone who isn’t allowed to publish it.', 'atelier' );
	}

	public function describe(): array {
		return array(
			'withheld'   => $this->withheld,
			'approvable' => true,
		) + parent::describe();
	}
}
