import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BankDepositResolver, CommissionResolver } from './bank-moves.resolver';
import { BankPartsResolver, PlayerBankResolver } from './player-bank.resolver';

@Module({
  imports: [ApiModule],
  providers: [BankDepositResolver, BankPartsResolver, CommissionResolver, PlayerBankResolver],
})
export class PlayerBankModule {}
