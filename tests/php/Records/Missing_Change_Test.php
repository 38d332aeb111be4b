<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Records\Change;
use Atelier\Records\Missing_Change;
use Atelier\Tests\Test_Case;

final class Missing_Change_Test extends Test_Case {
	/** @return array<string, list<string>> The reason, and what helps. */
	public static function cases_says_what_helps(): array {
		return array(
			'in the trash'         => array( Missing_Change::IN_TRASH, 'Restore it from the trash' ),
			// Templates, parts and menus are never in the trash.
			'deleted for good'     => array( Missing_Change::DELETED, 'Undo that in the history' ),
			'another item by then' => array( Missing_Change::TAKEN, 'edit it on the live site' ),
		);
	}

	/** @dataProvider cases_says_what_helps */
	public function test_says_what_helps( string $reason, string $way ): void {
		$change = new Missing_Change( Change::none( 'wp_template', 'theme//page' ), $reason );
		$this->assertStringContainsString( $way, $change->message_of_keeping() );
	}
}
